import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {RichText} from './RichText';

const HTML = '<p>Rolo de lã.</p><p>Leia o <a href="https://clube.example.com/manual">manual</a>.</p>';

// Does not check what sanitising removes, as happy-dom parses HTML differently from browsers.
describe('A text that staff wrote', () => {
  it('shows its words at once, and its formatting as soon as it can be cleaned', async () => {
    const {container} = render(<RichText html={HTML} />);
    assert.deepEqual(
      [...container.querySelectorAll('p')].map(line => line.textContent),
      ['Rolo de lã.', 'Leia o manual.'],
    );
    assert.equal(container.querySelectorAll('a').length, 0);

    const link = await screen.findByRole('link', {name: 'manual'});
    assert.equal(link.getAttribute('href'), 'https://clube.example.com/manual');
    assert.equal(container.textContent, 'Rolo de lã.Leia o manual.');
  });

  it('is nothing where it has no words', () => {
    for (const html of [undefined, null, '', '<p> </p>'])
      assert.equal(render(<RichText html={html} />).container.textContent.trim(), '', String(html));
  });
});
