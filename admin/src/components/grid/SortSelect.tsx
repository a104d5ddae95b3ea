import {useListContext} from 'react-admin';
import estilos from '../lista/Lista.module.css';
import {classes} from '@clube/ui';
import type {Coluna} from './colunas';

/** Sorting on a phone, where the headings are not to be seen. */
export function SeletorOrdem<L>({colunas}: {colunas: readonly Coluna<L>[]}) {
  const {sort, setSort} = useListContext();
  const ordenaveis = colunas.filter(coluna => coluna.ordenavel);
  if (ordenaveis.length === 0) return null;
  return (
    <label className={classes(estilos.selecao, estilos.soTelefone)}>
      Ordenar por
      <select
        value={`${sort.field} ${sort.order}`}
        onChange={({target}) => {
          const [field = '', order] = target.value.split(' ');
          setSort({field, order: order === 'DESC' ? 'DESC' : 'ASC'});
        }}
      >
        {!ordenaveis.some(coluna => coluna.chave === sort.field) && (
          <option value={`${sort.field} ${sort.order}`}>Padrão</option>
        )}
        {ordenaveis.flatMap(({chave, titulo}) => [
          <option key={`${chave} ASC`} value={`${chave} ASC`}>{`${titulo}, crescente`}</option>,
          <option key={`${chave} DESC`} value={`${chave} DESC`}>{`${titulo}, decrescente`}</option>,
        ])}
      </select>
    </label>
  );
}
