import {ROUTES} from '@clube/domain';
import {declaredRoutes, verbKey} from './route';

/**
 * Fails boot when a route has no row in the permission table, or a row has no route: nothing is open by accident. A route
 * that is declared and that no method serves fails it too.
 */
export function assertRoutesMatchTable(served: {method: string; path: string}[]): void {
  const routes = new Set(served.map(({method, path}) => verbKey(method, path)));
  const rows = new Set(ROUTES.map(([method, path]) => verbKey(method, path)));
  const faults = [
    ...[...routes].filter(route => !rows.has(route)).map(route => `rota sem linha na tabela de permissões: ${route}`),
    ...[...rows].filter(row => !routes.has(row)).map(row => `linha da tabela de permissões sem rota: ${row}`),
    ...declaredRoutes()
      .filter(route => !routes.has(route))
      .map(route => `rota declarada que nenhum método atende: ${route}`),
  ];
  if (faults.length > 0) throw new Error(`As rotas e a tabela de permissões diferem:\n${faults.join('\n')}`);
}
