import type { Application, ApplicationState } from '#contract/applications.ts'
import type { Proposal, ProposalDecision, ProposalFilter } from '#contract/proposals.ts'
import { call } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'

const applications = resource<Application>('/api/commerce_applications/')

export const { find: findApplication } = applications

const proposals = resource<Proposal>('/api/proposals/')

export const { find: findProposal } = proposals

type SearchPage = { search?: string | undefined; page?: number; size?: number }

/** Without a filter pending proposals come first, the oldest on top. */
export const listProposals = (query: ProposalFilter & SearchPage) => proposals.page(query)

export const decideProposal = (id: number, decision: ProposalDecision) =>
  proposals.post(id, 'decide', decision)

export const listApplications = (query: { state?: ApplicationState } & SearchPage) =>
  applications.page(query)

export const acceptApplication = (pk: number) =>
  call<Application>({ url: `/accept_application/${pk}/`, method: 'post' })

export const denyApplication = (pk: number, reason: string) =>
  call<Application>({ url: `/deny_application/${pk}/`, method: 'post', data: { reason } })
