import {CancelResgateDialog} from './CancelResgateDialog';
import {DateDialog} from './DateDialog';
import {ObservacaoDialog} from './ObservacaoDialog';
import {StatusDialog} from './StatusDialog';
import type {RowAction, DialogProps} from '../types';

/** The dialog of the chosen action on an order. */
export function RowActionDialog({action, ...props}: DialogProps & {action: RowAction}) {
  switch (action) {
    case 'status':
      return <StatusDialog {...props} />;
    case 'expected':
      return <DateDialog {...props} which="expected" />;
    case 'delivered':
      return <DateDialog {...props} which="delivered" />;
    case 'note':
      return <ObservacaoDialog {...props} />;
    case 'cancel':
      return <CancelResgateDialog {...props} />;
  }
}
