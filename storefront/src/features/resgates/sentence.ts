import {civilDateOf, deliverySentence, isResgateStatus} from '@clube/domain';
import type {Resgate} from '../../base/types';

/** Where an order is, said today. */
export const sentenceOf = ({status, previsaoEntrega, dataEntrega}: Resgate): string =>
  isResgateStatus(status) ? deliverySentence({status, previsaoEntrega, dataEntrega}, civilDateOf(new Date())) : '';
