import type { Report, ReportDecisionForm } from '#contract/reports.ts'
import { resource } from '#web/api/resource.ts'

const reports = resource<Report>('/api/reports/')

export const { find: findReport, page: listReports } = reports

export const decideReport = (id: number, decision: ReportDecisionForm) =>
  reports.post(id, 'decide', decision)
