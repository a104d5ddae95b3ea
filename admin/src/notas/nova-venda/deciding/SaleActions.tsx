import {Botao, BotaoIcone} from '@clube/ui';
import {useAtalho} from '../../../components/useAtalho';
import {EncerrarModal} from '../../EncerrarModal';
import type {Pendente} from '../../tipos';
import {ShortcutsModal} from '../keyboard/ShortcutsModal';
import {CompareModal} from '../notices/CompareModal';
import {JoinModal} from '../split/JoinModal';
import {SplitModal} from '../split/SplitModal';
import type {NotaLida} from '../reading/types';
import {ScoreAnyway} from './ScoreAnyway';
import {RejectModal} from './RejectModal';

export type Dialogo = 'rejeitar' | 'encerrar' | 'juntar' | 'separar' | 'comparar' | 'pontuar' | 'atalhos';

interface Props {
  nota: Pendente;
  lida: NotaLida | undefined;
  descricao: string;
  dialogo: Dialogo | undefined;
  setDialogo: (dialogo: Dialogo | undefined) => void;
  /** Somebody else is at the receipt. */
  travada: boolean;
  /** The receipt is rejected or closed. */
  onDecide: () => void;
  /** It has other files now. */
  onFilesChange: () => void;
  /** A picture did not come. */
  onFail: () => void;
  onScore: () => void;
}

/** What can be done with a receipt besides scoring it. */
export function SaleActions(props: Props) {
  const {nota, lida, descricao, dialogo, setDialogo, travada, onDecide, onFilesChange, onFail, onScore} = props;
  const fechar = (): void => setDialogo(undefined);
  const partes = lida?.avisos.find(({tipo}) => tipo === 'duas_notas')?.partes;
  const duplicata = lida?.possivelDuplicata ?? nota.possivelDuplicata;
  useAtalho('r', () => !travada && setDialogo('rejeitar'), {com: 'alt'});
  useAtalho('F1', () => setDialogo('atalhos'), {com: 'nada'});
  const botao = (qual: Dialogo, texto: string, tecla?: string) => (
    <Botao
      variante="secundario"
      pequeno
      disabled={travada}
      onClick={() => setDialogo(qual)}
      {...(tecla && {'aria-keyshortcuts': tecla})}
    >
      {texto}
    </Botao>
  );
  return (
    <>
      <BotaoIcone icone="info" rotulo="Atalhos do teclado" tamanho={20} onClick={() => setDialogo('atalhos')} />
      {botao('rejeitar', 'Rejeitar', 'Alt+R')}
      {botao('encerrar', 'Encerrar')}
      {dialogo === 'atalhos' && <ShortcutsModal onClose={fechar} />}
      {dialogo === 'rejeitar' && <RejectModal nota={nota} onClose={fechar} onReject={onDecide} />}
      {dialogo === 'encerrar' && <EncerrarModal nota={nota} onClose={fechar} onEnd={onDecide} />}
      {dialogo === 'comparar' && duplicata && <CompareModal {...{nota, lida, duplicata, onFail}} onClose={fechar} />}
      {dialogo === 'pontuar' && lida && <ScoreAnyway avisos={lida.avisos} onClose={fechar} onConfirm={onScore} />}
      {dialogo === 'juntar' && <JoinModal nota={nota} onClose={fechar} onJoin={onFilesChange} />}
      {dialogo === 'separar' && lida && (
        <SplitModal
          id={nota.id}
          lida={lida}
          partes={partes}
          descricao={descricao}
          onClose={fechar}
          onSplit={onFilesChange}
        />
      )}
    </>
  );
}
