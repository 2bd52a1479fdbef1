import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('public/landing-route.tsx'),
  route('login', 'public/login-route.tsx'),
  route('logout', 'public/logout-route.tsx'),
  route('error', 'public/error-route.tsx'),
  route('*', 'public/not-found-route.tsx'),
] satisfies RouteConfig
