import { HOUSE, MALMO } from '../support/houses.ts';
import { textOf } from './read-element.ts';
import type { Screen } from './screen.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

for (const size of [PHONE, DESKTOP])
  test(`on a screen ${size.width} pixels wide, a visitor turns the 3D model, opens a storey, walks through rooms, moves the sun and takes a picture${size === DESKTOP ? ' @wide-model' : ''}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(size);
    const model = page.role('img', /^3D-modell av Björkliden 142/);
    const says = (words: RegExp) => model.has(`says ${words}`, nameOf, (name) => words.test(name));

    await test.step('the visitor opens the model at the question about the façade’s colour', async () => {
      await begin(page);
      await page.role('radio', 'Pärlgrå').click();
      await page.button('Visa huset i 3D').click();
    });

    if (!(await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null))) {
      // Firefox without a graphics processor has no WebGL.
      const notice = page.role('alert').having(page.text(/^Din webbläsare kan inte visa 3D/));
      await notice.button('Stäng').click();
      await page.button('Visa huset i 3D').seen();
      return;
    }
    await says(/sedd snett framifrån, från vänster\..*Fasadkulör: Pärlgrå/);

    await test.step('keys and buttons turn the model', async () => {
      // The model gets the focus when it has loaded.
      await model.has('has the focus', (canvas) => document.activeElement === canvas, Boolean);
      await page.press('ArrowRight');
      await page.press('ArrowRight');
      await says(/sedd framifrån\./);
      await page.button('Vrid åt vänster').click();
      await page.button('Vrid åt vänster').click();
      await says(/sedd snett framifrån/);
    });

    await test.step('a choice changes the model', async () => {
      await page.role('radio', 'Falu rödfärg').click();
      await says(/Fasadkulör: Falu rödfärg/);
    });

    await test.step('the upper storey lifts off, and the visitor walks from the hall to a bedroom', async () => {
      await choose(page, 'Visa', 'Entréplan');
      await says(/Entréplan utan tak, sedd uppifrån/);
      await choose(page, 'Visa', 'Gå in, Entréplan');
      await says(/inifrån\. Entréplan: du står i rummet Entré och hall/);
      await choose(page, 'Gå till', 'Gästrum');
      await says(/du står i rummet Gästrum/);
      await choose(page, 'Visa', 'Utsida');
      await says(/sedd /);
    });

    await test.step('the sun moves to another day and hour', async () => {
      await page.button('Visa sol och skugga').click();
      const sun = page.role('region', 'Sol och skugga');
      const before = await sun.role('status').words();
      await sun.role('slider').read((slider) => (slider as HTMLElement).focus());
      await page.press('ArrowRight');
      await page.press('ArrowRight');
      await sun.role('status').has(
        'says another hour',
        (status) => status.textContent ?? '',
        (words) => words !== before,
      );
      await page.press('Escape');
      await sun.gone();
    });

    await test.step('the summary shows the picture that the visitor took of the model', async () => {
      await page.button('Ta en bild').click();
      await page.text('Bilden finns i sammanställningen.').seen();
      await page.button('Sammanställning').place(0).click();
      await page.role('dialog', HOUSE).role('region', 'Dina bilder').role('img').place(0).seen();
      await page.back();
      await page.role('dialog').gone();
    });

    await test.step('the server sends the model as a GLB file, and as a USDZ file for iPhones', async () => {
      const files = await page.evaluate(async () => {
        const read = async (kind: string) => {
          const answer = await fetch(`/media/model/bjorkliden-142.${kind}?municipality=1280&answers=`);
          return [answer.status, String.fromCharCode(...new Uint8Array(await answer.arrayBuffer()).subarray(0, 4))];
        };
        return [await read('glb'), await read('usdz')];
      });
      expect(files).toEqual([
        [200, 'glTF'],
        [200, 'PK\u0003\u0004'],
      ]);
    });

    await test.step('when the browser stops showing 3D, the page shows the picture again, and the visitor can open the model again', async () => {
      await model.read((canvas) => {
        (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      });
      const notice = page.role('alert').having(page.text(/^Webbläsaren slutade visa 3D/));
      await notice.button('Stäng').click();
      await page.button('Visa huset i 3D').click();
      await says(/Fasadkulör: Falu rödfärg/);
    });
  });

/** Begins a house of the demonstration, and goes to the question about the façade’s colour. */
async function begin(page: Screen): Promise<void> {
  const houses = (await (await fetch(`${page.address}/api/houses`)).json()) as readonly { Id: number; Title: string }[];
  await page.goto(`/start/new?h=${houses.find(({ Title }) => Title === HOUSE)?.Id}&m=${MALMO}`);
  for (let step = 1; ; step += 1) {
    await page.role('radiogroup').seen();
    await page.button(/^Översikt, steg/).has(`is at ${step}`, textOf, (text) => text.includes(`${step}/`));
    if ((await page.role('heading', 'Fasadkulör').count()) > 0) return;
    await page.button('Nästa').click();
  }
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? '';
}

/** Chooses an entry of a list by its text. A script in the page does this, so that no native list opens. */
async function choose(page: Screen, list: string, entry: string): Promise<void> {
  const found = page.role('combobox', list);
  await found.has(
    `lists ${entry}`,
    (select) => select.textContent ?? '',
    (words) => words.includes(entry),
  );
  await found.read((select) => (select as HTMLElement).focus());
  await page.tab.evaluate(`(${chooseIn})(${JSON.stringify(entry)})`);
}

function chooseIn(entry: string): void {
  const select = document.activeElement as HTMLSelectElement;
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === entry);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
