import {client} from '@clube/api-client';
import {ATIVACAO_ACTIONS, ATIVACAO_RULE, type AtivacaoAction} from '@clube/domain';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {BulkPreview} from '../components/batch-jobs/BulkPreview';
import {useStartBatchJob} from '../components/batch-jobs/useStartBatchJob';
import {JustificationDialog} from '../components/dialog/JustificationDialog';
import type {AllMatchingProps} from '../components/grid/footer/SelectionBar';
import {useSelected} from '../components/grid/footer/useSelected';
import {mayCall} from '../providers/access';
import {ACTION_LABELS} from './actions/actions';

interface Props extends AllMatchingProps {
  /** The list shows companies only. */
  company?: boolean;
}

/** Actions on the selected painters, on all pages. */
export function SelectedAtivacao({company = false}: {company?: boolean}) {
  const selected = useSelected();
  return selected ? <BulkAtivacao {...selected} company={company} /> : null;
}

const CONSEQUENCES: Readonly<Record<AtivacaoAction, string>> = {
  ativado: 'Eles voltam a entrar na loja.',
  desativado: 'Eles saem da loja na hora e não entram mais, até serem ativados de novo. Os pontos ficam.',
  empresa: 'Eles passam a constar em Empresas.',
  pessoa: 'Eles deixam de constar em Empresas.',
};

/** Switches many painters off or on, or marks them as companies or persons, as a batch job with one justification. */
export function BulkAtivacao({filters, many, company = false, onDone}: Props) {
  const [acao, setAcao] = useState<AtivacaoAction>();
  const {busy, run, errors, forget} = useStartBatchJob();
  if (!mayCall('POST /api/parceiros/bulk/filtro')) return null;
  const filtro = company ? {...filters, isCompany: 1} : filters;
  const send = async (acao: AtivacaoAction, justificativa: string): Promise<void> => {
    if (await run(() => client.post('/api/parceiros/bulk/filtro', {body: {filtro, acao, justificativa}}))) onDone();
  };
  return (
    <>
      {ATIVACAO_ACTIONS.filter(action => !(company && action === 'empresa')).map(action => (
        <Button key={action} variant="secondary" small onClick={() => setAcao(action)}>
          {ACTION_LABELS[action]}
        </Button>
      ))}
      {acao && (
        <JustificationDialog
          title={`${ACTION_LABELS[acao]} ${many === '1' ? '1 pintor' : `${many} pintores`}?`}
          label="Justificativa"
          hint="Fica no histórico de cada um, com o seu nome."
          rule={ATIVACAO_RULE}
          submitLabel={ACTION_LABELS[acao]}
          busy={busy}
          error={errors.justificativa}
          onType={() => forget()}
          onSend={why => void send(acao, why)}
          onClose={() => setAcao(undefined)}
        >
          <p>{CONSEQUENCES[acao]} Em Trabalhos você vê o resultado de cada pintor e pode interromper ou desfazer.</p>
          <BulkPreview
            about={['pintores', filtro, acao]}
            count={signal => client.post('/api/parceiros/bulk/previa', {body: {filtro, acao}, signal})}
            one="pintor"
            many="pintores"
          />
        </JustificationDialog>
      )}
    </>
  );
}
