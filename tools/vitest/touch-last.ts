import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the tests on an emulated touch screen last. All test files share one page, and after a test on a touch screen this page has no
 * mouse.
 */
export class TouchLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isTouch(file)), ...sorted.filter(isTouch)];
  }
}

function isTouch({ moduleId }: TestSpecification): boolean {
  return moduleId.endsWith('.touch.browser.test.tsx');
}
