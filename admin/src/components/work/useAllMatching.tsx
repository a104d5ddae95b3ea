import {Botao} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {useListContext} from 'react-admin';
import {useFilters, type Filters} from '../../providers/filters';
import {numeroOuNada} from '../formatos';
import styles from './Work.module.css';

interface AllMatching {
  /** All that match are meant, on this page or not. */
  all: boolean;
  /** How many they are, in words: "1.234", "cerca de 12.000". */
  many: string;
  filters: Filters;
  /** Offered once every row of the page is chosen and there are more of them elsewhere. */
  offer: ReactNode;
  clear: () => void;
}

/** From the rows of a page to all that match the search and the filters. Holds as long as these stay what they were. */
export function useAllMatching(): AllMatching {
  const {selectedIds, data = [], total = 0, meta} = useListContext();
  const {filters} = useFilters();
  const [meant, setMeant] = useState<string>();
  const said = JSON.stringify(filters);
  const whole = data.length > 0 && data.every(({id}) => selectedIds.includes(id));
  const more = total > data.length;
  const all = whole && more && meant === said;
  const estimated = Reflect.get(Object(meta), 'estimado') === true;
  const many = `${estimated ? 'cerca de ' : ''}${numeroOuNada(total)}`;
  const offer = whole && more && (
    <span className={styles.offer}>
      {all ? (
        <>
          <strong role="status">Todas as {many} linhas que correspondem</strong>
          <Botao variante="texto" pequeno onClick={() => setMeant(undefined)}>
            Só as {data.length} desta página
          </Botao>
        </>
      ) : (
        <Botao variante="texto" pequeno onClick={() => setMeant(said)}>
          Selecionar todas as {many} que correspondem
        </Botao>
      )}
    </span>
  );
  return {all, many, filters, offer, clear: () => setMeant(undefined)};
}
