import {
  subscription,
  subscriptionChange,
  subscriptionForm,
  subscriptionLink,
  subscriptionReceived,
} from '#contract/subscriptions.ts'
import { route } from '../http/route.ts'
import { changeSubscription } from './change-subscription.ts'
import { confirmSubscription, readSubscription } from './confirm-subscription.ts'
import { leaveSubscription } from './leave-subscription.ts'
import { requestSubscription, SUBSCRIPTIONS_BY_IP } from './request-subscription.ts'

export const subscriptionRoutes = [
  route('POST', '/api/subscriptions/', {
    summary:
      'Pide que un correo reciba cada semana lo nuevo. Empieza cuando se confirma su enlace.',
    access: 'public',
    module: 'subscriptions',
    limit: SUBSCRIPTIONS_BY_IP,
    form: subscriptionForm,
    status: 201,
    response: subscriptionReceived,
    handle: (call) => requestSubscription(call, call.form),
  }),
  route('POST', '/api/subscriptions/read/', {
    summary: 'Dice de qué avisa un enlace. No cambia nada.',
    access: 'public',
    writeLimit: false,
    form: subscriptionLink,
    response: subscription,
    handle: (call) => readSubscription(call, call.form),
  }),
  route('POST', '/api/subscriptions/confirm/', {
    summary: 'Confirma un correo: desde entonces recibe lo nuevo de la semana.',
    access: 'public',
    form: subscriptionLink,
    response: subscription,
    handle: (call) => confirmSubscription(call, call.form),
  }),
  route('POST', '/api/subscriptions/change/', {
    summary: 'Cambia de qué se avisa a quien tiene el enlace.',
    access: 'public',
    form: subscriptionChange,
    response: subscription,
    handle: (call) => changeSubscription(call, call.form),
  }),
  route('POST', '/api/subscriptions/leave/', {
    summary: 'Deja de avisar a un correo, y lo olvida.',
    access: 'public',
    // No limit by IP address, because mailbox providers post for many people from one address.
    writeLimit: false,
    form: subscriptionLink,
    status: 204,
    handle: (call) => leaveSubscription(call, call.form),
  }),
]
