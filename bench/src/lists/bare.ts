// The baseline server, a separate process: node:http, pg and plain SQL, planned once per connection. Environment: PORT,
// DATABASE_URL, POOL.
import {createServer} from 'node:http';
import {Pool, types} from 'pg';
import {LISTS} from './lists';

types.setTypeParser(types.builtins.DATE, value => value);
types.setTypeParser(types.builtins.NUMERIC, Number);

const {PORT = '', DATABASE_URL = '', POOL = ''} = process.env;
const pool = new Pool({connectionString: DATABASE_URL, max: Number(POOL), options: '-c TimeZone=UTC'});
const byPath = new Map(LISTS.map(list => [list.path, list]));

createServer((request, response) => {
  const list = byPath.get(request.url ?? '');
  if (!list) return void response.writeHead(request.url === '/' ? 200 : 404).end();
  const values = list.sql.ofPainter ? [Number(request.headers['x-pintor'])] : [];
  const {rows, count} = list.sql;
  Promise.all([
    pool.query({name: `${list.name} rows`, text: rows, values}),
    pool.query<{count: number}>({name: `${list.name} count`, text: count, values}),
  ]).then(
    ([found, counted]) => {
      const total = counted.rows[0]?.count;
      const text = JSON.stringify({[list.key]: found.rows, count: total, metadata: {total}});
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(Number(PORT), '127.0.0.1');
