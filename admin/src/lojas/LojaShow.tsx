import {client, type Row} from '@clube/api-client';
import {formatCnpj, formatPontos, normaliseCnpj} from '@clube/domain';
import {buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link, useParams} from 'react-router-dom';
import {dateOrDash, DASH, numberOrDash, reaisOrDash} from '../components/format/values';
import {lojaTabs} from '../components/lojas/loja-tabs';
import {useRevenda} from '../components/lojas/useRevenda';
import {Facts, type Fact} from '../components/record-page/Facts';
import {RecordChanges} from '../components/record-page/RecordChanges';
import {RecordPage} from '../components/record-page/RecordPage';
import {tabFor} from '../components/record-page/tab-for';
import {Tabs} from '../components/record-page/Tabs';
import {RedeFlag} from '../components/RedeFlag';
import {mayCall} from '../providers/access';

type Loja = Row<'/api/lojas'>;

const figures = (loja: Loja): Fact[] => [
  ['Pontos dados', formatPontos(loja.totalPontuado)],
  ['Total vendido', reaisOrDash(loja.totalVendido)],
  ['Ainda com os pintores', formatPontos(loja.saldo)],
  ['Pintores que compram', numberOrDash(loja.pintores)],
];
const facts = (loja: Loja): Fact[] => [
  ['CNPJ', formatCnpj(loja.cnpj)],
  ['Cidade/UF', [loja.cidade, loja.uf].filter(Boolean).join('/') || DASH],
  ['Primeira nota', dateOrDash(loja.criadaEm)],
];

/** The page of a store: its sales, painters and receipts. */
export default function LojaShow() {
  const cnpj = normaliseCnpj(useParams().cnpj ?? '');
  const query = useQuery({
    queryKey: ['lojas', 'cnpj', cnpj],
    queryFn: async ({signal}) => (await client.list('/api/lojas', {query: {filtros: {cnpj}}, signal})).rows[0] ?? null,
  });
  return (
    <RecordPage<Loja>
      one="Loja"
      title={({nomeLoja}) => nomeLoja.toLocaleUpperCase('pt-BR')}
      detail={loja => (
        <>
          {formatCnpj(loja.cnpj)}
          <RedeFlag rede={loja.redeAntifraude} />
        </>
      )}
      actions={() => <Actions cnpj={cnpj} />}
      back={{to: '/painel/lojas', label: 'Todas as lojas'}}
      query={query}
      missing={{title: 'CNPJ não encontrado.', text: `Não há loja com o CNPJ ${formatCnpj(cnpj)}.`}}
    >
      {loja => (
        <>
          <Facts label="Dados da loja" figures={figures(loja)} facts={facts(loja)} />
          <Tabs
            label="Da loja"
            tabs={[
              ...lojaTabs(cnpj),
              ...tabFor('GET /api/alteracoes', {
                key: 'alteracoes',
                label: 'Alterações',
                content: () => <RecordChanges entity="Loja" id={cnpj} />,
              }),
            ]}
          />
        </>
      )}
    </RecordPage>
  );
}

function Actions({cnpj}: {cnpj: string}) {
  const {data: revenda} = useRevenda(cnpj);
  const className = buttonClass({variant: 'secondary', small: true});
  return (
    <>
      {revenda && (
        <Link className={className} to={`/painel/revenda/${cnpj}`}>
          Ver a revenda
        </Link>
      )}
      {mayCall('PUT /api/lojas/{cnpj}') && (
        <Link className={className} to={`/painel/lojas/${cnpj}`}>
          Editar
        </Link>
      )}
    </>
  );
}
