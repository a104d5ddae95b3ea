import type {AvisoLeitura, GravidadeAviso} from '@clube/domain';
import {Botao, Icone, classes, type NomeIcone} from '@clube/ui';
import type {ReactNode} from 'react';
import {DuplicataAviso} from '../DuplicataAviso';
import estilos from './Leitura.module.css';
import type {NotaLida} from './tipos';

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
  aoSeparar?: (() => void) | undefined;
}

/** What is wrong with the receipt, the worst first. */
export function AvisosLeitura({nota: {avisos, atrasada, possivelDuplicata}, aoSeparar}: Props) {
  const ordenados = porGravidade(avisos);
  const graves = ordenados.filter(({gravidade}) => gravidade === 'erro');
  const outros = ordenados.filter(({gravidade}) => gravidade !== 'erro');
  const caixa = (aviso: AvisoLeitura) => (
    <CaixaAviso
      key={aviso.tipo + aviso.texto}
      gravidade={aviso.gravidade}
      acao={
        aviso.tipo === 'duas_notas' &&
        (aviso.partes?.length ?? 0) > 1 &&
        aoSeparar && (
          <Botao variante="secundario" pequeno onClick={aoSeparar}>
            Separar
          </Botao>
        )
      }
    >
      {aviso.texto}
    </CaixaAviso>
  );
  return (
    <>
      {graves.map(caixa)}
      {possivelDuplicata && <DuplicataAviso duplicata={possivelDuplicata} />}
      {atrasada && (
        <CaixaAviso gravidade="atencao">
          <strong>Venda há mais de 60 dias.</strong> A nota chegou fora do prazo de envio.
        </CaixaAviso>
      )}
      {outros.map(caixa)}
    </>
  );
}
