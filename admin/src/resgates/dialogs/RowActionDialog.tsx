import {CancelResgateDialog} from './CancelResgateDialog';
import {DateDialog} from './DateDialog';
import {ObservacaoDialog} from './ObservacaoDialog';
import {StatusDialog} from './StatusDialog';
import type {RowAction, DialogProps} from '../types';

/** The dialog of the action that was chosen on an order. */
export function RowActionDialog({action, ...props}: DialogProps & {action: RowAction}) {
  switch (action) {
    case 'status':
      return <StatusDialog {...props} />;
    case 'previsao':
      return <DateDialog {...props} which="previsao" />;
    case 'entrega':
      return <DateDialog {...props} which="entrega" />;
    case 'observacao':
      return <ObservacaoDialog {...props} />;
    case 'cancelar':
      return <CancelResgateDialog {...props} />;
  }
}
