import type {Application, Component} from '@loopback/core';
import type {Entity} from './entities/entity';
import type {Registration} from './entities/registration';
import type {ImportKind} from './imports/kind';
import type {PersonalDataDeclaration} from './privacy/declaration';

/** A bounded context: what it adds to the application, and what it does once everything is bound and the database migrated. */
export interface Module extends Component {
  /** What it keeps beside its registrations: each gets its repository. */
  entities?: readonly Entity[];
  /** What of it staff keep by plain calls, which need no controller. */
  registrations?: readonly Registration[];
  /** What of it staff import from files. */
  imports?: readonly ImportKind[];
  /** The personal data it stores of painters: how it is exported, and how it is erased. */
  personal?: PersonalDataDeclaration;
  init?(app: Application): Promise<void> | void;
}
