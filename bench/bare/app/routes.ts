import { index, type RouteConfig } from '@react-router/dev/routes';

const routes: RouteConfig = [index('page.tsx')];

export default routes;
