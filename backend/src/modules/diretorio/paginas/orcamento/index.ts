import type {Application} from '@loopback/core';
import {FIRST_QUESTION, directoryPath, pintorOfSlug, readQuestion} from '@clube/domain';
import {check} from '../../../../kernel/http/input/validate';
import type {ServerPage} from '../../../../kernel/http-server/pages/server-pages';
import {Refusal} from '../../../../kernel/refusals/refusals';
import {EstimateService, PedidosOrcamentoService, newPedido} from '../../pedidos';
import {notice, type DirectoryPages} from '../pages';
import type {PainterPage, PainterPageService} from '../painter-page.service';
import {confirmPage} from './confirm-page';
import {pedidoPage} from './pedido-page';
import {QUANTO_CUSTA, quantoCustaPage} from './quanto-custa-page';

interface Refused extends Pick<Refusal, 'status' | 'headers'> {
  faults: Readonly<Record<string, string>>;
}

/**
 * Pages for estimates and for requests to be called back, with their confirmation. All of them are plain HTML forms.
 */
export async function initOrcamento(app: Application, {site, add}: DirectoryPages, painters: PainterPageService) {
  const estimates = await app.get<EstimateService>('services.EstimateService');
  const pedidos = await app.get<PedidosOrcamentoService>('services.PedidosOrcamentoService');

  /** The question from the query with its estimate, or what is kept of a refused one; without any, the form's default question. */
  async function estimated(fields: URLSearchParams) {
    const answer = readQuestion(fields);
    if (answer && 'question' in answer)
      return {...answer, refused: undefined, estimate: await estimates.of(answer.question)};
    return {question: answer?.kept ?? FIRST_QUESTION, refused: answer, estimate: undefined};
  }

  add(QUANTO_CUSTA, async ({query}) => {
    const {refused, ...more} = await estimated(query);
    return {body: quantoCustaPage(site(), {...more, refused}), status: refused ? 422 : 200};
  });

  add(
    '/pintores/:slug/orcamento',
    async ({params: {slug = ''}, query, form}) => {
      const id = pintorOfSlug(slug);
      const painter = id === undefined ? undefined : await painters.read(id);
      if (!painter) return undefined;
      if (form) return send(painter, form);
      const {refused: refusedQuestion, ...more} = await estimated(query);
      return {body: pedidoPage(site(), {painter, ...more, refusedQuestion}), status: refusedQuestion ? 422 : 200};
    },
    {forms: true},
  );

  async function send(painter: PainterPage, form: URLSearchParams): Promise<ServerPage> {
    if (form.get('acao') === 'calcular') return shown(painter, form);
    // An estimate that nobody has seen does not go along.
    const answer = form.get('acao') === 'so-pedir' ? undefined : readQuestion(form);
    const typed = ['nome', 'celular', 'email', 'mensagem', 'aceite'].map(name => [name, form.get(name) ?? ''] as const);
    try {
      const pedido = check(newPedido, Object.fromEntries(typed));
      await pedidos.create(painter.id, pedido, answer && 'question' in answer ? answer.question : undefined);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 404) throw error;
      const faults = error.body.campos ?? {geral: error.message};
      return shown(painter, form, {status: error.status, headers: error.headers, faults});
    }
    return {body: '', status: 303, headers: {Location: `${directoryPath(painter)}/orcamento/enviado`}};
  }

  /** The page again, with what was typed. */
  async function shown(painter: PainterPage, form: URLSearchParams, refused?: Refused): Promise<ServerPage> {
    const {question, refused: refusedQuestion, estimate} = await estimated(form);
    const seen = form.get('acao') === 'so-pedir' ? undefined : estimate;
    return {
      body: pedidoPage(site(), {
        painter,
        question,
        refusedQuestion,
        estimate: seen,
        typed: form,
        faults: refused?.faults,
      }),
      status: refused?.status ?? (refusedQuestion ? 422 : 200),
      headers: {...refused?.headers, 'Cache-Control': 'no-store'},
    };
  }

  add('/pintores/:slug/orcamento/enviado', ({params: {slug = ''}}) =>
    Promise.resolve(
      pintorOfSlug(slug) === undefined
        ? undefined
        : notice(
            site(),
            200,
            'Enviamos um e-mail com um link. Abra e confirme: só então o pintor recebe o pedido e liga para você. Não chegou? Veja também a caixa de spam.',
            'Falta confirmar',
          ),
    ),
  );

  add(
    '/pedido-orcamento/:token',
    async ({params: {token = ''}, form}) => {
      const opened = await pedidos.opened(token);
      const {pintor, confirmed} = opened;
      if (form?.get('acao') === 'apagar') {
        await pedidos.withdraw(opened);
        return confirmPage(site(), {pintor, state: 'withdrawn'});
      }
      if (form?.get('acao') === 'confirmar') {
        await pedidos.confirm(opened);
        return confirmPage(site(), {pintor, state: 'confirmed'});
      }
      return confirmPage(site(), {pintor, state: confirmed ? 'confirmed' : 'open'});
    },
    {forms: true},
  );
}
