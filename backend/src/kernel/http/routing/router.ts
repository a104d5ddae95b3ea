import {Trie, TrieRouter, createResolvedRoute, type ResolvedRoute, type RouteEntry} from '@loopback/rest';

/**
 * LoopBack's router without the debug description that it builds for each matched route, which took longer than all the rest of a
 * request.
 */
export class Router extends TrieRouter {
  private readonly routes = new Trie<RouteEntry>();

  protected override addRouteWithPathVars(route: RouteEntry): void {
    this.routes.create(this.getKeyForRoute(route), route);
  }

  protected override findRouteWithPathVars(method: string, path: string): ResolvedRoute | undefined {
    const found = this.routes.match(this.getKey(method, path));
    return found && createResolvedRoute(found.node.value, found.params ?? {});
  }

  protected override listRoutesWithPathVars(): RouteEntry[] {
    return this.routes.list().map(({value}) => value);
  }
}
