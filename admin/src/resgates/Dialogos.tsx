import {CancelarResgate} from './CancelarResgate';
import {DataModal} from './DataModal';
import {DetalhesModal} from './DetalhesModal';
import {ObservacaoModal} from './ObservacaoModal';
import {StatusModal} from './StatusModal';
import type {AcaoDaLinha, PropsDialogo} from './tipos';

/** The dialog of the action that was chosen on an order. */
export function Dialogo({acao, ...props}: PropsDialogo & {acao: AcaoDaLinha}) {
  switch (acao) {
    case 'detalhes':
      return <DetalhesModal {...props} />;
    case 'status':
      return <StatusModal {...props} />;
    case 'previsao':
      return <DataModal {...props} qual="previsao" />;
    case 'entrega':
      return <DataModal {...props} qual="entrega" />;
    case 'observacao':
      return <ObservacaoModal {...props} />;
    case 'cancelar':
      return <CancelarResgate {...props} />;
  }
}
