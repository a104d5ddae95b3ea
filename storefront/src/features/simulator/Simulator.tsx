import {MAX_SIMULATED_ITEMS, MAX_SIMULATED_QTDE} from '@clube/domain';
import {Button, Field, buttonClass, useDebouncedValue} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link, useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import {PATHS} from '../../base/paths';
import {produtosQuery} from '../../base/queries/produtos';
import {useInfo} from '../../base/session/info';
import {focusFallback} from '../../components/focus-fallback';
import {Page} from '../../components/Page';
import {simulationQuery} from './api';
import {ItemRow} from './ItemRow';
import {ProdutoPicker} from './ProdutoPicker';
import {Result} from './Result';
import {RevendaPicker} from './RevendaPicker';
import styles from './Simulator.module.css';
import {readPurchase, withQtde, writePurchase, type Purchase} from './state';

function usePurchase() {
  const [params, setParams] = useSearchParams();
  const preferred = useInfo().data?.profile.idRevenda;
  const address = params.toString();
  const debounced = useDebouncedValue(address);
  return {
    purchase: readPurchase(params, preferred),
    debounced: readPurchase(new URLSearchParams(debounced), preferred),
    change: (next: Purchase): void => setParams(writePurchase(next), {replace: true, state: KEEP_SCROLL_POSITION}),
  };
}

interface PartProps {
  purchase: Purchase;
  change: (next: Purchase) => void;
}

function Itens({purchase, change}: PartProps) {
  const {data: produtos} = useQuery(produtosQuery);
  const add = (codigo: string): void => {
    const {qtde = 0} = purchase.itens.find(item => item.codigo === codigo) ?? {};
    change(withQtde(purchase, codigo, Math.min(MAX_SIMULATED_QTDE, qtde + 1)));
  };
  return (
    <section className={styles.part} aria-labelledby="o-que" ref={focusFallback}>
      <h2 id="o-que">O que você vai comprar?</h2>
      {purchase.itens.length > 0 && (
        <ul className={styles.itens} aria-label="Na conta">
          {purchase.itens.map(({codigo, qtde}) => {
            const produto = produtos?.find(known => known.codigo === codigo);
            return (
              <ItemRow
                key={codigo}
                nome={produto?.nome ?? codigo}
                valorPontos={produto?.valorPontos}
                qtde={qtde}
                onChange={next => change(withQtde(purchase, codigo, next))}
              />
            );
          })}
        </ul>
      )}
      {purchase.itens.length < MAX_SIMULATED_ITEMS ? (
        <ProdutoPicker chosen={new Set(purchase.itens.map(({codigo}) => codigo))} onAdd={add} />
      ) : (
        <p className={styles.hint}>São até {MAX_SIMULATED_ITEMS} produtos por vez.</p>
      )}
    </section>
  );
}

/** The code is applied on blur or Enter, not on each keystroke, because look-ups are rate-limited. */
function Codigo({purchase, change, error}: PartProps & {error: string | undefined}) {
  const [typed, setTyped] = useState(purchase.codigo);
  const changed = typed.trim() !== purchase.codigo;
  const apply = (): void => {
    if (changed) change({...purchase, codigo: typed.trim()});
  };
  return (
    <form
      className={styles.codigo}
      onSubmit={event => {
        event.preventDefault();
        apply();
      }}
    >
      <Field
        label="Código promocional"
        optional
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={60}
        value={typed}
        error={changed ? undefined : error}
        onChange={event => setTyped(event.target.value.toUpperCase())}
        onBlur={apply}
      />
    </form>
  );
}

/** "Quanto vou ganhar?": calculates the points of a purchase from store and products before buying. */
export default function Simulator() {
  const {purchase, debounced, change} = usePurchase();
  const simulation = useQuery(simulationQuery(debounced));
  const empty = purchase.itens.length === 0;
  return (
    <Page
      title="Quanto vou ganhar?"
      aside={
        <Link className={buttonClass({variant: 'text', small: true})} to={PATHS.produtos}>
          Pontos por produto
        </Link>
      }
    >
      <div className={styles.screen}>
        <div className={styles.parts} ref={focusFallback}>
          <section className={styles.part} aria-labelledby="onde" ref={focusFallback}>
            <h2 id="onde">Onde você vai comprar?</h2>
            <RevendaPicker id={purchase.idRevenda} onChange={idRevenda => change({...purchase, idRevenda})} />
          </section>
          <Itens purchase={purchase} change={change} />
          <Codigo
            purchase={purchase}
            change={change}
            error={empty ? undefined : (simulation.data?.codigo?.erro ?? undefined)}
          />
          {!empty && (
            <Button variant="text" small onClick={() => change({idRevenda: purchase.idRevenda, itens: [], codigo: ''})}>
              Começar de novo
            </Button>
          )}
        </div>
        <Result query={simulation} empty={empty} />
      </div>
    </Page>
  );
}
