import {formatPontos, formatPontosInWords} from '@clube/domain';
import type {Pontuacao} from '../../base/types';
import styles from './NotaModal.module.css';

type Step = Pontuacao['calculo']['passos'][number];

const formatNumber = (valor: number): string => valor.toLocaleString('pt-BR', {maximumFractionDigits: 3});

const CANCELLED_CODIGO =
  'A revenda master já dobra os pontos, e um código que multiplica não se soma a isso. Ele continua valendo: use em outra nota.';

const UNUSED_CODIGO = 'Foi enviado com a nota, mas não entrou na conta. Se ainda valer, use em outra nota.';

/** Explanations of the factors. */
const MEANING: Partial<Record<Step['tipo'], string>> = {
  fator_revenda: 'Esta revenda vale mais pontos',
  fator_cluster: 'Seu nível vale mais pontos',
  revenda_master: 'Revenda master dobra os pontos',
};

interface Line {
  key: string;
  name: string;
  detail?: string | undefined;
  value: string;
  /** The intermediate sum after this line. */
  sum?: string;
}

function lineOf({tipo, rotulo, operacao, valor, acumulado}: Step, codigo: string | null): Line {
  const named = tipo.startsWith('codigo_') && codigo ? `Código ${codigo}` : rotulo;
  if (tipo === 'codigo_cancelado') return {key: tipo, name: 'Código sem efeito', detail: CANCELLED_CODIGO, value: '–'};
  const value = operacao === '=' ? formatNumber(valor) : `${operacao ?? ''} ${formatNumber(valor)}`;
  return {
    key: tipo,
    name: named,
    detail: MEANING[tipo],
    value,
    ...(operacao !== '=' && {sum: formatNumber(acumulado)}),
  };
}

/** A factor of 1 changes nothing; all of them are listed in one sentence below. */
const changesNothing = ({operacao, valor}: Step): boolean => operacao === '×' && valor === 1;

export interface CalculationProps {
  itens: readonly {codigo: string; nome: string; qtde: number; valorPontos: number}[];
  calculo: Pontuacao['calculo'];
  codigo?: string | null;
  /** The code sent with the receipt, which staff may have ignored in scoring. */
  codigoPromocional?: string | null;
}

/** The calculation line by line: products, factors, code, rounding and total. */
export function NotaCalculation({itens, calculo, codigo = null, codigoPromocional = null}: CalculationProps) {
  const {passos, total} = calculo;
  const lines: Line[] = [
    ...itens.map(({nome, qtde, valorPontos}, i) => ({
      key: `item ${i}`,
      name: nome,
      detail: `${formatNumber(qtde)} × ${formatPontosInWords(valorPontos)}`,
      value: formatNumber(qtde * valorPontos),
    })),
    ...passos
      // The products are listed above, so a single product needs no sum.
      .filter(step => !changesNothing(step) && !(step.tipo === 'itens' && itens.length === 1))
      .map(step => lineOf(step, codigo)),
  ];
  const idle = passos.filter(changesNothing).map(({rotulo}) => `${rotulo.charAt(0).toLowerCase()}${rotulo.slice(1)}`);
  const last = passos.at(-1)?.acumulado ?? total;
  if (codigoPromocional && codigoPromocional !== codigo && !calculo.codigoCancelado)
    lines.push({key: 'nao_usado', name: `Código ${codigoPromocional} não usado`, detail: UNUSED_CODIGO, value: '–'});
  if (last !== total) lines.push({key: 'arredondado', name: 'Arredondado', value: formatPontos(total)});
  return (
    <>
      <table className={styles.calculation}>
        <caption className="visually-hidden">Como os pontos foram calculados</caption>
        <tbody>
          {lines.map(({key, name, detail, value, sum}) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {detail && <small>{detail}</small>}
              </th>
              <td>
                {value}
                {sum && <small>= {sum}</small>}
              </td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">Pontos</th>
            <td>{formatPontos(total)}</td>
          </tr>
        </tbody>
      </table>
      {idle.length > 0 && <p className={styles.later}>Não mudaram a conta (× 1): {idle.join(' e ')}.</p>}
    </>
  );
}
