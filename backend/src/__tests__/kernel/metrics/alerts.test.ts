import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'js-yaml';
import {ROUTES} from '@clube/domain';
import {VERIFY_LEDGER} from '../../../modules/pontos/verify';
import {givenApp, givenPintor, Scrape, type TestApp} from '../../support';
import {readExpression} from '../../support/metrics/promql';

const DOCS = join(__dirname, '..', '..', '..', '..', '..', 'docs');
const HEADINGS = ['What it means', 'What people notice', 'Look first at', 'Do this', 'Afterwards'];

interface Alert {
  alert: string;
  expr: string;
  for?: string;
  labels: {severity: string};
  annotations: {summary: string; runbook: string};
}

const {groups} = load(readFileSync(join(DOCS, 'alertas', 'clube.rules.yml'), 'utf8')) as {
  groups: {name: string; rules: Alert[]}[];
};
const alerts = groups.flatMap(({rules}) => rules);

/** Metrics of Prometheus itself. */
const ITS_OWN = new Set(['up']);
const ITS_LABELS = ['job', 'instance'];
const CLASSES = ['2xx', '3xx', '4xx', '5xx', 'aborted'];
const CODES = ['400', '401', '403', '404', '409', '413', '415', '422', '423', '429', '500', '503'];

/** Finds metrics and labels of an expression that /metrics does not have. */
class Dictionary {
  private readonly types: Map<string, string>;

  constructor(private readonly scrape: Scrape) {
    const lines = scrape.text.matchAll(/^# TYPE (\S+) (\S+)$/gm);
    this.types = new Map([...lines].map(([, name = '', type = '']) => [name, type]));
  }

  unknownIn(expression: string): string[] {
    const {selectors, groups: grouped} = readExpression(expression);
    if (selectors.length === 0) return ['it names no metric'];
    const labels = new Set([...ITS_LABELS, ...selectors.flatMap(({metric}) => this.labelsOf(metric))]);
    return [
      ...selectors.flatMap(({metric}) => (ITS_OWN.has(metric) || this.has(metric) ? [] : [`no metric ${metric}`])),
      ...grouped.filter(label => !labels.has(label)).map(label => `no label ${label}`),
      ...selectors.flatMap(({metric, matchers}) =>
        matchers.flatMap(({label, operator, value}) => {
          if (ITS_LABELS.includes(label)) return [];
          const values = this.valuesOf(metric, label);
          const regex = new RegExp(`^(?:${value})$`);
          const meets = values.some(each => (operator.endsWith('~') ? regex.test(each) : each === value));
          return meets ? [] : [`no ${metric} with ${label}${operator}"${value}"`];
        }),
      ),
    ];
  }

  private has(metric: string): boolean {
    const [, base = '', part] = /^(.*?)(_bucket|_count|_sum)?$/.exec(metric) ?? [];
    return this.types.has(metric) || (part !== undefined && this.types.get(base) === 'histogram');
  }

  private labelsOf = (metric: string): string[] =>
    this.scrape.names
      .filter(key => key.split('{')[0] === metric)
      .flatMap(key => [...key.matchAll(/(\w+)="/g)].map(([, label = '']) => label));

  private valuesOf(metric: string, label: string): string[] {
    const told = this.scrape.names
      .filter(key => key.split('{')[0] === metric)
      .flatMap(key => new RegExp(`\\b${label}="([^"]*)"`).exec(key)?.[1] ?? []);
    if (told.length === 0) return [];
    if (label === 'route') return [...told, ...ROUTES.map(([, path]) => path)];
    if (label === 'status') return metric.endsWith('refusals_total') ? CODES : CLASSES;
    return told;
  }
}

describe('Alerts', () => {
  let t: TestApp;
  let dictionary: Dictionary;

  before(async () => {
    t = await givenApp({jobs: true, env: {METRICS_PORT: '0'}});
    await t.app.metricsServer?.listen();
    await givenPintor(t, {saldo: 10});
    await t.anonymous.get('/api/premios');
    await t.anonymous.get('/api/dashboard');
    await t.app.jobs.runNow(VERIFY_LEDGER);
    const answer = await fetch(`http://127.0.0.1:${t.app.metricsServer?.port}/metrics`);
    dictionary = new Dictionary(new Scrape(await answer.text()));
  });
  after(() => t.stop());

  it('name metrics, labels and values that /metrics really exports', () => {
    assert.ok(alerts.length >= 25);
    for (const {alert, expr} of alerts) assert.deepEqual(dictionary.unknownIn(expr), [], alert);
  });

  it('would be found out if they named others', () => {
    for (const [expression, unknown] of [
      ['clube_nothing > 1', 'no metric clube_nothing'],
      ['clube_debts_open_count > 1', 'no metric clube_debts_open_count'],
      ['sum by (colour) (clube_pool_waiting) > 0', 'no label colour'],
      ['clube_pool_waiting{pool="other"} > 0', 'no clube_pool_waiting with pool="other"'],
      ['rate(clube_http_refusals_total{route="/api/nada"}[5m])', 'no clube_http_refusals_total with route="/api/nada"'],
      ['clube_jobs_waiting{task!="notas.leu"}', 'no clube_jobs_waiting with task!="notas.leu"'],
      ['1 > 0', 'it names no metric'],
    ] as const)
      assert.deepEqual(dictionary.unknownIn(expression), [unknown], expression);
  });

  it('say how urgent they are, what happened, and where to read on', () => {
    assert.equal(new Set(alerts.map(({alert}) => alert)).size, alerts.length, 'each name once');
    for (const {alert, labels, annotations} of alerts) {
      assert.match(alert, /^[A-Z][A-Za-z]+$/);
      assert.ok(['page', 'ticket'].includes(labels.severity), alert);
      assert.ok(annotations.summary.length > 15, alert);
      assert.equal(annotations.runbook, `docs/runbooks/${alert}.md`);
    }
  });

  it('have a page each that says what to do, and there is no page without one', () => {
    const pages = readdirSync(join(DOCS, 'runbooks')).filter(name => name !== 'README.md');
    assert.deepEqual(pages.sort(), alerts.map(({alert}) => `${alert}.md`).sort());
    for (const page of pages) {
      const text = readFileSync(join(DOCS, 'runbooks', page), 'utf8');
      assert.equal(/^# (.*)$/m.exec(text)?.[1], page.replace('.md', ''));
      assert.deepEqual(
        [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading),
        HEADINGS,
        page,
      );
      for (const [, path = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
        assert.ok(readFileSync(join(DOCS, 'runbooks', path)), `${page}: ${path}`);
      for (const metric of new Set(text.match(/\bclube_\w+/g) ?? []))
        assert.deepEqual(dictionary.unknownIn(metric), [], `${page} names ${metric}`);
    }
  });
});
