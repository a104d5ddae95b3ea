import type {Component} from '@loopback/core';
import type {Application} from '@loopback/core';

/** What a module may do once everything is bound and the database is migrated: register jobs, file rules, loaders. */
export interface Modulo extends Component {
  init?(app: Application): Promise<void> | void;
}
