/**
 * Which modules come to the browser together, the first that fits; each brings along what it imports and no group before it has. Few scripts,
 * for each costs a request with its headers, and together they compress better. What is in none of them is a page's own.
 */
export const scriptGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    // What nearly every page needs; what only some pages share comes with those.
    name: 'shared',
    test: /apps\/web\/app\/(?:account\/(?:account-session|hear-other-tabs|login-bar|use-account|what-went-wrong)|addresses|document|page-context|api\/(?!create)|errors|houses\/(?!bundle-choices|house-card|house-filter|house-list|house-pictures|house-refinement|refine|silhouette)|network|parts|kept-house\/(?!house-links|house-row|my-houses|saved|tick-houses)|root|shell|site|styles|texts|ui\/(?!bring|cell|check|combobox|confirm|delivery|dialog|field|file-|filled|flyout|form|is-|labelled|password|text-|wants|use-(?!loaded|near)))|packages\/contract\/src\/endpoints\/page-account|packages\/texts\/src\/(?:[^/]+|shell\/(?!form)[^/]+|guide\/(?:houses|kept)-texts)\.ts|lucide-react/,
    minShareCount: 2,
  },
  // The administration's part of these two (`leads`, `staff`) comes with the administration, what only the summary shows with the summary.
  {
    name: 'core',
    test: /packages\/core\/(?!src\/(?:(?:leads|offers|orders|plan|statistics)\/|summary\/(?:gallery-of|summary-sheet)))/,
  },
  {
    // The API, and what lies in the browser.
    name: 'contract',
    test: /packages\/contract\/(?!src\/(?:api-scopes|lead-records|count(?:ed-visit-body|s\.ts)|csv-text|statistics|(?:audit|connection|customer|record|lead-(?:board|view|work)|live|offer|order|retention|timeline)-bodies|offers|orders|staff|endpoints\/(?:administrator|connection|count|export|live|offer|order|program|record|staff|worked)))|node_modules\/zod\/|apps\/web\/app\/(?:api\/create-api|stored\/(?:bootstrap-storage|chosen-road|creation-key|kept-houses|made-links)|ui\/use-is-online|visit\/(?:guide-of|has-changed))|texts\/src\/(?:configurator\/palette|overlays\/share)-texts/,
  },
  // What pages and the configurator's views build with, and share.
  {
    name: 'elements',
    test: /@base-ui\/(?:utils|react\/(?:internals|utils|floating-ui-react\/(?:utils|hooks\/(?:useClick|useDismiss))))|@floating-ui\/utils/,
  },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|apps\/web\/app\/ui\/(?:check|field|filled|form-|labelled|password|text-|use-checked-form)|texts\/src\/shell\/form-texts/,
  },
  {
    name: 'dialogs',
    test: /@base-ui\/react\/(?:alert-)?dialog\/|apps\/web\/app\/(?:configurator\/loading-panel|ui\/(?:confirm-popup|flyout))/,
  },
  { name: 'municipalities', test: /apps\/web\/app\/municipality\/municipality-field/ },
  {
    name: 'account',
    test: /apps\/web\/app\/account\/(?:account-facts|forgot-form|has-newsletter|log-in|log-in-form|password-form)\.tsx?$/,
  },
  { name: 'registration', test: /apps\/web\/app\/account\/(?:load-registration|register-form)\.tsx?$/ },
  { name: 'projects', test: /kept-house\/saved-address|texts\/src\/guide\/projects-texts/ },
  {
    name: 'houses',
    test: /apps\/web\/app\/(?:kept-house\/tick-houses|saving\/(?:name-form|take-over(?:-form)?\.)|sharing\/link-field)/,
  },
  {
    // With what comes by itself once it is there, a few lines each.
    name: 'configurator',
    test: /apps\/web\/app\/(?:configurator\/(?:configurator|first-frame|step-screen|bundles-screen)|contact\/salesperson-line|notices\/opening-notice|offline\/register-worker|overview\/road-choice|palette\/section-end|saving\/(?:create-saver|save-notice)|sharing\/share-notice|stage\/(?:landscape-hint|picture\/read-manifest)|visit\/load-visit|routes\/bootstrap\/(?:act-for-customer|find-begun|open-configurator))\.tsx?/,
  },
  // Comes by itself once the picture is there; the summary says the same of its pictures.
  { name: 'seen-note', test: /apps\/web\/app\/stage\/seen-note|texts\/src\/configurator\/seen-texts/ },
  // A page of its own: who opens its address needs no other view.
  { name: 'summary', test: /apps\/web\/app\/summary\// },
  // What the administration's pages share: few scripts, because the list of all pages, which every visitor loads, names each of them.
  {
    name: 'administration',
    test: /apps\/web\/app\/routes\/administration\/|packages\/(?:texts\/src\/administration|core\/src\/(?:leads|statistics))\/|packages\/contract\/src\/(?:api-scopes|audit|connection|csv-text|customer|lead-(?:board|view|work)|lead-records|live|endpoints\/(?:connection|export|live|worked)|retention|staff|statistics|timeline)/,
    minShareCount: 2,
  },
  // What comes with the visitor's first sign.
  {
    name: 'views',
    test: /apps\/web\/app\/(?:configurator\/later-views|stage\/model-button)\.tsx?|texts\/src\/configurator\/model-texts/,
  },
  // The house in three dimensions, for who asks to see it.
  {
    name: 'model',
    test: /node_modules\/(?:three|earcut)\/|packages\/(?:house-model|core\/src\/plan)|apps\/web\/app\/stage\/model\//,
  },
].map((group, at, groups) => ({ ...group, priority: groups.length - at }));
