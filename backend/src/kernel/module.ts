import type {Application, Component} from '@loopback/core';
import type {Entity} from './entities/entity';
import type {Registration} from './entities/registration';
import type {ImportKind} from './imports/kind';
import type {PersonalDataDeclaration} from './privacy/declaration';

/** A bounded context: what it adds to the application, and an `init` that runs once everything is bound and the database is migrated. */
export interface Module extends Component {
  /** Its entities that have no registration; a repository is bound for each. */
  entities?: readonly Entity[];
  /** Its entities that staff edit by standard CRUD calls, for which no controller has to be written. */
  registrations?: readonly Registration[];
  /** The imports of files that it offers to staff. */
  imports?: readonly ImportKind[];
  /** The personal data of painters that it stores: how to export it, and how to erase it. */
  personal?: PersonalDataDeclaration;
  init?(app: Application): Promise<void> | void;
}
