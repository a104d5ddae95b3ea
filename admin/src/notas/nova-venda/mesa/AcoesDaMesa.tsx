import {Botao, BotaoIcone} from '@clube/ui';
import {useAtalho} from '../../../components/useAtalho';
import {EncerrarModal} from '../../EncerrarModal';
import type {Pendente} from '../../tipos';
import {AtalhosModal} from './AtalhosModal';
import {CompararModal} from '../comparar/CompararModal';
import {JuntarModal} from '../partes/JuntarModal';
import {SepararModal} from '../partes/SepararModal';
import type {NotaLida} from '../leitura/tipos';
import {PontuarMesmoAssim} from './PontuarMesmoAssim';
import {RejeitarModal} from './RejeitarModal';

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
  aoDecidir: () => void;
  /** It has other files now. */
  aoMudarArquivos: () => void;
  /** A picture did not come. */
  aoFalhar: () => void;
  aoPontuar: () => void;
}

/** What can be done with a receipt besides scoring it. */
export function AcoesDaMesa(props: Props) {
  const {nota, lida, descricao, dialogo, setDialogo, travada, aoDecidir, aoMudarArquivos, aoFalhar, aoPontuar} = props;
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
      {dialogo === 'atalhos' && <AtalhosModal aoFechar={fechar} />}
      {dialogo === 'rejeitar' && <RejeitarModal nota={nota} aoFechar={fechar} aoRejeitar={aoDecidir} />}
      {dialogo === 'encerrar' && <EncerrarModal nota={nota} aoFechar={fechar} aoEncerrar={aoDecidir} />}
      {dialogo === 'comparar' && duplicata && (
        <CompararModal {...{nota, lida, duplicata, aoFalhar}} aoFechar={fechar} />
      )}
      {dialogo === 'pontuar' && lida && (
        <PontuarMesmoAssim avisos={lida.avisos} aoFechar={fechar} aoConfirmar={aoPontuar} />
      )}
      {dialogo === 'juntar' && <JuntarModal nota={nota} aoFechar={fechar} aoJuntar={aoMudarArquivos} />}
      {dialogo === 'separar' && lida && (
        <SepararModal
          id={nota.id}
          lida={lida}
          partes={partes}
          descricao={descricao}
          aoFechar={fechar}
          aoSeparar={aoMudarArquivos}
        />
      )}
    </>
  );
}
