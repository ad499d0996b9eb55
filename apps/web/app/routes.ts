import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const routes: RouteConfig = [
  layout('shell/page-layout.tsx', [
    index('routes/start/start.tsx'),
    route('house', 'routes/house/house.tsx'),
    layout('routes/start/guide-layout.tsx', [
      route('my-profile', 'routes/start/my-profile.tsx'),
      route('my-projects', 'routes/start/my-projects.tsx'),
      route('my-projects/:token/household', 'routes/start/household.tsx'),
      route('my-projects/:token/requests/:request', 'routes/start/sent-house.tsx'),
      route('new-project', 'routes/municipality/new-project.tsx'),
      route('municipality', 'routes/municipality/municipality.tsx'),
      route('invitation', 'routes/start/invitation.tsx'),
      route('base/:token', 'routes/start/final-order.tsx'),
      route('compare', 'routes/start/compare.tsx'),
      route('help', 'routes/start/help.tsx'),
      route('register', 'routes/start/register.tsx'),
      route('login', 'routes/start/login.tsx'),
    ]),
    route('houses/:house', 'routes/house-page/house-page.tsx'),
  ]),
  route('admin', 'routes/administration/administration-layout.tsx', [
    index('routes/administration/today.tsx'),
    route('leads', 'routes/administration/leads.tsx', [route(':lead', 'routes/administration/lead.tsx')]),
    route('leads/:lead/offer', 'routes/administration/offer.tsx'),
    route('leads/:lead/house', 'routes/administration/lead-house.tsx'),
    route('leads/:lead/order', 'routes/administration/lead-order.tsx'),
    route('orders', 'routes/administration/orders.tsx'),
    route('orders/:token', 'routes/administration/order.tsx'),
    route('customers', 'routes/administration/customers.tsx'),
    route('customers/:customer', 'routes/administration/customer.tsx'),
    route('compare', 'routes/administration/compare-houses.tsx'),
    route('act', 'routes/administration/act.tsx'),
    route('log', 'routes/administration/log.tsx'),
    route('staff', 'routes/administration/staff.tsx'),
    route('retention', 'routes/administration/retention.tsx'),
  ]),
  route('welcome', 'routes/administration/welcome.tsx'),
  route('offer/:token', 'routes/offer/offer.tsx'),
  route('start', 'routes/bootstrap/start-stored.tsx'),
  route('start/new', 'routes/bootstrap/start-new.tsx'),
  route('start/:token', 'routes/bootstrap/start-token.tsx'),
  route('configuration', 'routes/configuration/without-token.tsx'),
  route('configuration/:token', 'routes/configuration/configuration.tsx', [
    index('routes/configuration/first-step.tsx'),
    route('0', 'routes/configuration/bundles.tsx'),
    route(':section/:question', 'routes/configuration/step.tsx'),
  ]),
  route('favicon.svg', 'routes/favicon-svg.ts'),
  route('*', 'routes/not-found.tsx'),
];

export default routes;
