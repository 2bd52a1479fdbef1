import type { Report, ReportDecisionForm, ReportState } from '#contract/reports.ts'
import { resource } from '#web/api/resource.ts'

export type ReportQuery = {
  state?: ReportState
  search?: string
  ordering?: string
  page?: number
  size?: number
}

const reports = resource<Report>('/api/reports/')

export const { find: findReport } = reports

export const listReports = (query: ReportQuery) => reports.page(query)

export const decideReport = (id: number, decision: ReportDecisionForm) =>
  reports.post(id, 'decide', decision)
