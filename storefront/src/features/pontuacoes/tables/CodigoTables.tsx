import {formatPontos} from '@clube/domain';
import {PagedTable, type Column} from '@clube/ui';
import {Link} from 'react-router-dom';
import {showDate} from '../../../base/formats';
import {PATHS} from '../../../base/paths';
import type {CodigoUse, Treinamento} from '../api';

const CODIGO_COLUMNS: readonly Column<CodigoUse>[] = [
  {
    key: 'codigo',
    title: 'Código utilizado',
    main: true,
    order: use => use.detalhes.codigo,
    cell: use => <b>{use.detalhes.codigo}</b>,
  },
  {
    key: 'pontos',
    title: 'Pontos',
    numeric: true,
    aside: true,
    order: use => use.pontos,
    cell: use => <b className="num">{formatPontos(use.pontos)}</b>,
  },
  {key: 'data', title: 'Quando', order: use => use.data, cell: use => showDate(use.data)},
];

/** Points from codes. */
export function CodigosTable({rows}: {rows: CodigoUse[]}) {
  return (
    <PagedTable
      caption="Pontuações de códigos"
      columns={CODIGO_COLUMNS}
      rows={rows}
      rowKey={use => use.id}
      initialOrder={{key: 'data', descending: true}}
    />
  );
}

/**
 * The value of a code, with a plus sign if it adds and a times sign if it multiplies; a course is shown by its name,
 * with a link while it exists.
 */
function Training({treinamento}: {treinamento: Treinamento}) {
  if (treinamento.tipo === 'curso') {
    const {idCurso, nome, disponivel} = treinamento;
    return disponivel ? <Link to={PATHS.curso(idCurso)}>{nome}</Link> : <b>{nome}</b>;
  }
  const {codigo, operacao, valor} = treinamento;
  return <b>{`${codigo} ${operacao === 'ADICIONAR' ? '+' : 'x'} ${formatPontos(valor)}`}</b>;
}

const nameOf = (treinamento: Treinamento): string =>
  treinamento.tipo === 'curso' ? treinamento.nome : treinamento.codigo;
const dayOf = (treinamento: Treinamento): string =>
  (treinamento.tipo === 'curso' ? treinamento.concluidoEm : treinamento.utilizadoEm) ?? '';

const TREINAMENTO_COLUMNS: readonly Column<Treinamento>[] = [
  {
    key: 'codigo',
    title: 'Código promocional ou curso',
    main: true,
    order: nameOf,
    cell: treinamento => <Training treinamento={treinamento} />,
  },
  {
    key: 'certificado',
    title: 'Certificado',
    cell: treinamento =>
      treinamento.tipo === 'curso' && treinamento.certificado ? (
        <Link to={PATHS.certificado(treinamento.certificado)}>{treinamento.certificado}</Link>
      ) : (
        '–'
      ),
  },
  {
    key: 'utilizadoEm',
    title: 'Quando',
    aside: true,
    order: dayOf,
    cell: treinamento => showDate(dayOf(treinamento)),
  },
];

/** Trainings: codes that gave points, and completed courses. */
export function TreinamentosTable({rows}: {rows: Treinamento[]}) {
  return (
    <PagedTable
      caption="Treinamentos"
      columns={TREINAMENTO_COLUMNS}
      rows={rows}
      rowKey={({tipo, id}) => `${tipo} ${id}`}
      initialOrder={{key: 'utilizadoEm', descending: true}}
    />
  );
}
