import type {Call} from '@clube/domain';
import {mayCall} from '../../providers/access';
import type {Tab} from './Tabs';

/** The tab, for who may make the call behind it. */
export const tabFor = (call: Call, tab: Tab): Tab[] => (mayCall(call) ? [tab] : []);
