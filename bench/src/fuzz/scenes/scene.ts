import type {Call} from '@clube/domain';
import type {Sent, Stage} from './stage';

/** Sets up what has to be there, and says a call that is taken. */
export type Scene = (stage: Stage) => Promise<Sent> | Sent;
/** The scenes of one context; the routes of the table are their names. */
export type Scenes = Partial<Record<Call, Scene>>;
