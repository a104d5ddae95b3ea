import {client, type Schema} from '@clube/api-client';
import {Button, SelectField} from '@clube/ui';
import {useState} from 'react';
import {BulkPreview} from '../components/batch-jobs/BulkPreview';
import {ConfirmBatchJob} from '../components/batch-jobs/ConfirmBatchJob';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import {FormDialog} from '../components/dialog/FormDialog';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {useSelected} from '../components/grid/footer/useSelected';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {mayCall} from '../providers/access';
import type {Filters} from '../providers/filters';

type Change = Schema<'RevendasMudanca'>;

const CALL = 'POST /api/revendas/bulk/filtro';
const NO_REDE = 'nenhuma';
const RESULTS = 'Em Trabalhos você vê o resultado de cada revenda e pode interromper ou desfazer.';
const CHANGES: readonly {label: string; what: string; mudanca: Change}[] = [
  {
    label: 'Ativar',
    what: 'Ativa as revendas: voltam a ser escolhidas e a pontuar com o seu fator.',
    mudanca: {ativo: 1},
  },
  {label: 'Inativar', what: 'Inativa as revendas: passam a contar como lojas sem cadastro.', mudanca: {ativo: 0}},
  {label: 'Tornar master', what: 'As próximas vendas destas revendas contam em dobro.', mudanca: {rm: 1}},
  {
    label: 'Deixar de ser master',
    what: 'As próximas vendas destas revendas deixam de contar em dobro.',
    mudanca: {rm: 0},
  },
];

/** Actions on the selected resellers, on all pages. */
export function SelectedRevendas() {
  const selected = useSelected();
  return selected ? <BulkRevendas {...selected} /> : null;
}

/** Changes one value of many resellers as a batch job. */
export function BulkRevendas(matching: AllMatchingProps) {
  const {filters, many, onDone} = matching;
  if (!mayCall(CALL)) return null;
  return (
    <>
      {CHANGES.map(({label, what, mudanca}) => (
        <ConfirmBatchJob
          key={label}
          label={label}
          title={`${label}: ${many === '1' ? '1 revenda' : `${many} revendas`}`}
          confirmLabel={label}
          call={CALL}
          start={() => start(filters, mudanca)}
          onDone={onDone}
        >
          <p>
            {what} {RESULTS}
          </p>
          <Preview filters={filters} mudanca={mudanca} />
        </ConfirmBatchJob>
      ))}
      <BulkRede {...matching} />
    </>
  );
}

const start = (filtro: Filters, mudanca: Change) => client.post('/api/revendas/bulk/filtro', {body: {filtro, mudanca}});

function Preview({filters, mudanca}: {filters: Filters; mudanca: Change}) {
  return (
    <BulkPreview
      about={['revendas', filters, mudanca]}
      count={signal => client.post('/api/revendas/bulk/previa', {body: {filtro: filters, mudanca}, signal})}
      one="revenda"
      many="revendas"
    />
  );
}

function BulkRede({filters, many, onDone}: AllMatchingProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState<string>();
  const {busy, run, errors, forget} = useStartBatchJob();
  const redes = useRedeOptions({ativo: 1});
  const mudanca: Change = {redeId: chosen === NO_REDE ? null : Number(chosen)};
  const send = async (): Promise<void> => {
    if (chosen === '') return setMissing('Escolha a rede');
    if (await run(() => start(filters, mudanca))) onDone();
  };
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        Mudar rede
      </Button>
      {open && (
        <FormDialog
          title={`Mudar a rede de ${many === '1' ? '1 revenda' : `${many} revendas`}`}
          submitLabel="Mudar rede"
          busy={busy}
          onSend={() => void send()}
          onClose={() => setOpen(false)}
        >
          <p>As cotas passam para a nova rede. {RESULTS}</p>
          <SelectField
            label="Rede"
            empty="Selecione"
            options={[{value: NO_REDE, text: 'Sem rede'}, ...redes]}
            value={chosen}
            error={missing ?? errors.redeId}
            onChange={({target}) => {
              setChosen(target.value);
              setMissing(undefined);
              forget();
            }}
          />
          {chosen !== '' && <Preview filters={filters} mudanca={mudanca} />}
        </FormDialog>
      )}
    </>
  );
}
