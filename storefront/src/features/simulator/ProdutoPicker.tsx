import {messageOf} from '@clube/api-client';
import {formatPontos, formatPontosInWords, hasWords} from '@clube/domain';
import {FailureState, Field, Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {produtosQuery, type Produto} from '../../base/queries/produtos';
import styles from './Simulator.module.css';

const SHOWN = 6;
/** A placeholder as long as most names, so that it wraps like them. */
const A_NAME = 'Tinta Emborrachada Fachada Muralha Areia 18 L';

/** Skeleton rows as high as real ones, so that the content below does not move. */
function ResultsLoading() {
  return (
    <div className={styles.results} role="status">
      <span className="visually-hidden">Carregando</span>
      {Array.from({length: SHOWN}, (_, i) => (
        <div key={i} className={styles.row} aria-hidden>
          <b>
            <span className={styles.shadow}>{A_NAME}</span>
          </b>
          <small>
            <span className={styles.shadow}>940 pontos cada</span>
          </small>
          <Icon name="plus" size={20} />
        </div>
      ))}
    </div>
  );
}

function Results({
  produtos,
  chosen,
  onAdd,
}: {
  produtos: Produto[];
  chosen: Set<string>;
  onAdd: (codigo: string) => void;
}) {
  if (produtos.length === 0)
    return (
      <p role="status" className={styles.hint}>
        Sem resultados. Tente uma parte do nome, como “acrílica” ou “esmalte”.
      </p>
    );
  const more = produtos.length - SHOWN;
  return (
    <>
      <ul className={styles.results} aria-label="Produtos encontrados">
        {produtos.slice(0, SHOWN).map(({codigo, nome, valorPontos}) => (
          <li key={codigo}>
            <button type="button" className={styles.row} onClick={() => onAdd(codigo)}>
              <b>
                <span className="visually-hidden">Pôr na conta: </span>
                {nome}
              </b>
              <small>{formatPontosInWords(valorPontos)} cada</small>
              <Icon name={chosen.has(codigo) ? 'check' : 'plus'} size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {more > 0 && `E mais ${formatPontos(more)}. Escreva o nome ou o código para achar o seu.`}
      </p>
    </>
  );
}

/** The products that earn points, found by any part of their names. */
export function ProdutoPicker({chosen, onAdd}: {chosen: Set<string>; onAdd: (codigo: string) => void}) {
  const {data, error, refetch} = useQuery(produtosQuery);
  const [typed, setTyped] = useState('');
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  const found = data?.filter(({nome, codigo}) => hasWords(`${nome} ${codigo}`, typed.trim()));
  return (
    <div className={styles.search}>
      <Field
        label="Buscar produto"
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder="Nome ou código"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {found ? <Results produtos={found} chosen={chosen} onAdd={onAdd} /> : <ResultsLoading />}
    </div>
  );
}
