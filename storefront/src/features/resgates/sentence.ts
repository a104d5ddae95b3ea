import {civilDateOf, deliverySentence, isResgateStatus} from '@clube/domain';
import type {Resgate} from '../../base/types';

/** The current state of an order as a sentence. */
export const sentenceOf = ({status, previsaoEntrega, dataEntrega}: Resgate): string =>
  isResgateStatus(status) ? deliverySentence({status, previsaoEntrega, dataEntrega}, civilDateOf(new Date())) : '';
