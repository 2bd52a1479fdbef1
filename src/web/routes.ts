import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('public/landing-route.tsx'),
  route('login', 'public/login-route.tsx'),
  route('logout', 'public/logout-route.tsx'),
  route('signup', 'accounts/sign-up-route.tsx'),
  route('activate', 'accounts/resend-route.tsx'),
  route('activate/:uid/:token', 'accounts/activate-route.tsx'),
  route('password/reset', 'accounts/reset-route.tsx'),
  route('password/reset/:uid/:token', 'accounts/reset-confirm-route.tsx'),
  route('privacidad', 'public/privacy-route.tsx'),
  route('error', 'public/error-route.tsx'),
  layout('shell/layout-route.tsx', [
    route('dashboard', 'dashboard/dashboard-route.tsx'),
    route('commerces', 'commerces/commerce-list.tsx'),
    route('commerces/:id', 'commerces/commerce-detail.tsx'),
    route('commerces/:id/offers', 'offers/offer-list.tsx'),
    route('applications', 'applications/application-list.tsx'),
    route('settings', 'shell/settings-route.tsx'),
    route('unauthorized', 'shell/unauthorized-route.tsx'),
  ]),
  route('*', 'public/not-found-route.tsx'),
] satisfies RouteConfig
