import type {AvisoLeitura, GravidadeAviso} from '@clube/domain';
import {Botao, Icone, classes, type NomeIcone} from '@clube/ui';
import type {ReactNode} from 'react';
import {DuplicataAviso} from '../comparar/DuplicataAviso';
import estilos from './Leitura.module.css';
import type {NotaLida} from '../leitura/tipos';

const ORDEM: Readonly<Record<GravidadeAviso, number>> = {erro: 0, atencao: 1, informacao: 2};
const ICONES: Readonly<Record<GravidadeAviso, NomeIcone>> = {erro: 'reprovado', atencao: 'alerta', informacao: 'info'};

export const porGravidade = (avisos: readonly AvisoLeitura[]): AvisoLeitura[] =>
  [...avisos].sort((um, outro) => ORDEM[um.gravidade] - ORDEM[outro.gravidade]);

interface PropsCaixa {
  gravidade: GravidadeAviso;
  children: ReactNode;
  acao?: ReactNode;
}

/** Something to know before the receipt is scored; what makes it worthless is said loudly. */
export function CaixaAviso({gravidade, children, acao}: PropsCaixa) {
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
  aoSeparar: () => void;
  aoComparar: () => void;
}

/** It makes the receipt worthless, or contradicts it. */
export const ehGrave = ({gravidade}: AvisoLeitura): boolean => gravidade === 'erro';

/** What makes the receipt worthless or contradicts it: before everything else that is said of it. */
export function AvisosGraves({avisos, aoSeparar}: Pick<NotaLida, 'avisos'> & Pick<Props, 'aoSeparar'>) {
  return avisos.filter(ehGrave).map(aviso => <Aviso key={aviso.tipo + aviso.texto} {...{aviso, aoSeparar}} />);
}

/** What else is to be known of the receipt, the worst first. */
export function AvisosLeitura({nota: {avisos, atrasada, possivelDuplicata}, aoSeparar, aoComparar}: Props) {
  return (
    <>
      {possivelDuplicata && <DuplicataAviso {...{duplicata: possivelDuplicata, aoComparar}} />}
      {atrasada && (
        <CaixaAviso gravidade="atencao">
          <strong>Venda há mais de 60 dias.</strong> A nota chegou fora do prazo de envio.
        </CaixaAviso>
      )}
      {porGravidade(avisos)
        .filter(aviso => !ehGrave(aviso))
        .map(aviso => (
          <Aviso key={aviso.tipo + aviso.texto} {...{aviso, aoSeparar}} />
        ))}
    </>
  );
}

function Aviso({aviso, aoSeparar}: {aviso: AvisoLeitura} & Pick<Props, 'aoSeparar'>) {
  return (
    <CaixaAviso
      gravidade={aviso.gravidade}
      acao={
        aviso.tipo === 'duas_notas' && (
          <Botao pequeno onClick={aoSeparar}>
            Separar
          </Botao>
        )
      }
    >
      {aviso.texto}
    </CaixaAviso>
  );
}
