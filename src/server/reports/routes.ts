import { httpError } from '#contract/http-error.ts'
import {
  report,
  reportDecision,
  reportForm,
  reportQuery,
  reportReceived,
} from '#contract/reports.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { idOf } from '../http/params.ts'
import { inModule, route, type SignedCall } from '../http/route.ts'
import { decideReport } from './decide-report.ts'
import { findReport, listReports } from './queries.ts'
import { REPORTS_BY_IP, sendReport } from './send-report.ts'

const find = ({ db, request }: SignedCall) => findReport(db, idOf(request))

export const reportRoutes = inModule('reports', [
  route('POST', '/api/reports/', {
    summary: 'Avisa de un problema con un comercio o una oferta que se ve en el directorio.',
    access: 'public',
    limit: REPORTS_BY_IP,
    form: reportForm,
    status: 201,
    response: reportReceived,
    handle: (call) => sendReport(call, call.form),
  }),
  route('GET', '/api/reports/', {
    summary: 'Lista los problemas que cuentan los vecinos y lo que se decidió.',
    access: ADMINISTRATORS,
    query: reportQuery,
    list: report,
    handle: ({ db, query }) => listReports(db, query),
  }),
  route('GET', '/api/reports/:id/', {
    summary: 'Responde con un problema.',
    access: ADMINISTRATORS,
    find,
    response: report,
  }),
  route('POST', '/api/reports/:id/decide/', {
    summary: 'Resuelve un problema y dice el motivo a quien avisó, y al dueño de lo que se oculta.',
    access: ADMINISTRATORS,
    find,
    form: reportDecision,
    response: report,
    errorResponses: { 409: httpError },
    handle: (call) => decideReport(call, call.found.id, call.form),
  }),
])
