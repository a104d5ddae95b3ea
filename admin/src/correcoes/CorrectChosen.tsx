import {client} from '@clube/api-client';
import {MAX_CORRECTIONS, TOO_MANY_CORRECTIONS, countOf} from '@clube/domain';
import {Button, notify} from '@clube/ui';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {Facts} from '../components/record-page/Facts';
import {mayCall} from '../providers/access';
import {signed, sumsOf, type Correction} from './correction';

/**
 * Corrects the selected sales as a batch job, after showing the sums; `rows` are all rows of the list, on all pages.
 */
export function CorrectChosen({rows}: {rows: readonly Correction[]}) {
  const {selectedIds, onUnselectItems} = useListContext<Correction>();
  const [open, setOpen] = useState(false);
  const {busy, run} = useStartBatchJob();
  if (!mayCall('POST /api/pontuacoes/corrigir')) return null;
  const chosen = rows.filter(({id}) => selectedIds.includes(id));
  const {people, given, taken, total} = sumsOf(chosen);
  const ask = (): void => (chosen.length > MAX_CORRECTIONS ? notify.error(TOO_MANY_CORRECTIONS) : setOpen(true));
  const begin = async (): Promise<void> => {
    const vendas = chosen.map(({idVenda, pontuacaoNova}) => ({idVenda, pontuacaoNova}));
    if (await run(() => client.post('/api/pontuacoes/corrigir', {body: {vendas}}))) onUnselectItems();
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" small disabled={chosen.length === 0} onClick={ask}>
        Corrigir selecionadas
      </Button>
      {open && (
        <ConfirmDialog
          title="Corrigir pontuações"
          confirmLabel={`Corrigir ${countOf(chosen.length, 'venda', 'vendas')}`}
          busy={busy}
          destructive={taken < 0}
          onConfirm={() => void begin()}
          onClose={() => setOpen(false)}
        >
          <Facts
            label="O que será lançado"
            figures={[['Soma das diferenças', signed(total)]]}
            facts={[
              ['Vendas', countOf(chosen.length, 'venda', 'vendas')],
              ['Pintores', countOf(people, 'pintor', 'pintores')],
              ['A pontuar', signed(given)],
              ['A retirar', signed(taken)],
            ]}
          />
          <p style={{marginTop: 14}}>
            Cada venda é corrigida uma vez, e só se ainda valer o que você vê agora. O que passar do que você pode
            conceder sozinho fica em Aprovações. {taken < 0 && 'O que um pintor já gastou fica como débito. '}
            Acompanhe o resultado de cada uma em Trabalhos.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
