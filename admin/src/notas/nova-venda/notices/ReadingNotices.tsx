import {PRAZO_ENVIO_DIAS, type AvisoLeitura, type GravidadeAviso} from '@clube/domain';
import {Botao, Icone, classes, type NomeIcone} from '@clube/ui';
import type {ReactNode} from 'react';
import {DuplicateNotice} from './DuplicateNotice';
import estilos from './Notices.module.css';
import type {NotaLida} from '../reading/types';
import {momentoOuNada} from '../../../components/formatos';
import {emTitulo} from '../../../components/texto';

const ORDEM: Readonly<Record<GravidadeAviso, number>> = {erro: 0, atencao: 1, informacao: 2};
const ICONES: Readonly<Record<GravidadeAviso, NomeIcone>> = {erro: 'reprovado', atencao: 'alerta', informacao: 'info'};

const porGravidade = (avisos: readonly AvisoLeitura[]): AvisoLeitura[] =>
  [...avisos].sort((um, outro) => ORDEM[um.gravidade] - ORDEM[outro.gravidade]);

interface PropsCaixa {
  gravidade: GravidadeAviso;
  children: ReactNode;
  acao?: ReactNode;
}

/** Something to know before the receipt is scored; what makes it worthless is said loudly. */
export function NoticeBox({gravidade, children, acao}: PropsCaixa) {
  return (
    <div
      className={classes(estilos.aviso, estilos[gravidade])}
      {...(gravidade === 'erro' ? {role: 'alert'} : {role: 'note'})}
    >
      <Icone nome={ICONES[gravidade]} tamanho={gravidade === 'erro' ? 26 : 20} />
      <p>{children}</p>
      {acao}
    </div>
  );
}

interface Props {
  nota: Pick<NotaLida, 'avisos' | 'atrasada' | 'possivelDuplicata'>;
  onSplit: () => void;
  onCompare: () => void;
}

/** It makes the receipt worthless, or contradicts it. */
export const ehGrave = ({gravidade}: AvisoLeitura): boolean => gravidade === 'erro';

/** What makes the receipt worthless or contradicts it: before everything else that is said of it. */
export function GraveNotices({avisos, onSplit}: Pick<NotaLida, 'avisos'> & Pick<Props, 'onSplit'>) {
  return avisos.filter(ehGrave).map(aviso => <Aviso key={aviso.tipo + aviso.texto} {...{aviso, onSplit}} />);
}

/** What else is to be known of the receipt, the worst first. */
export function ReadingNotices({nota: {avisos, atrasada, possivelDuplicata}, onSplit, onCompare}: Props) {
  return (
    <>
      {possivelDuplicata && <DuplicateNotice {...{duplicata: possivelDuplicata, onCompare}} />}
      {atrasada && (
        <NoticeBox gravidade="atencao">
          <strong>Venda há mais de {PRAZO_ENVIO_DIAS} dias.</strong> A nota chegou fora do prazo de envio.
        </NoticeBox>
      )}
      {porGravidade(avisos)
        .filter(aviso => !ehGrave(aviso))
        .map(aviso => (
          <Aviso key={aviso.tipo + aviso.texto} {...{aviso, onSplit}} />
        ))}
    </>
  );
}

function Aviso({aviso, onSplit}: {aviso: AvisoLeitura} & Pick<Props, 'onSplit'>) {
  return (
    <NoticeBox
      gravidade={aviso.gravidade}
      acao={
        aviso.tipo === 'duas_notas' && (
          <Botao pequeno onClick={onSplit}>
            Separar
          </Botao>
        )
      }
    >
      {aviso.texto}
    </NoticeBox>
  );
}

/** One person has looked at the sale, which is more than one may score: said before another one does. */
export function SecondCheckNotice({conferencia}: {conferencia: NonNullable<NotaLida['segundaConferencia']>}) {
  const {por, em, minha, excessos} = conferencia;
  return (
    <NoticeBox gravidade="atencao">
      <strong>Aguarda segunda conferência.</strong> {minha ? 'Você conferiu' : `${emTitulo(por)} conferiu`} em{' '}
      {momentoOuNada(em)}
      {minha ? ': outra pessoa precisa confirmar. ' : ': confira também, ao pontuar você confirma. '}
      {excessos.join(' · ')}
    </NoticeBox>
  );
}
