import type {Call} from '@clube/domain';
import type {Sent, ScenarioContext} from './scenario-context';

/** Creates the required data and returns a request that succeeds. */
export type Scenario = (context: ScenarioContext) => Promise<Sent> | Sent;
/** The scenarios of one context, by the names of the permission table's endpoints. */
export type Scenarios = Partial<Record<Call, Scenario>>;
