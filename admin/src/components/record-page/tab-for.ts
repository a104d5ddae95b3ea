import type {Call} from '@clube/domain';
import {mayCall} from '../../providers/access';
import type {Tab} from './Tabs';

/** The tab, if the person may make the request behind it; otherwise nothing. */
export const tabFor = (call: Call, tab: Tab): Tab[] => (mayCall(call) ? [tab] : []);
