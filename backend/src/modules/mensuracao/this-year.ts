import {civilDateOf} from '@clube/domain';
import {currentContext} from '../../kernel/context';

export const thisYear = (): number => Number(civilDateOf(currentContext().now).slice(0, 4));
